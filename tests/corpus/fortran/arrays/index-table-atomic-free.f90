! Claim: an atomic update may collect by any table. Source: OpenMP 5.2 §15.8.4
subroutine deposit(n, m, cell, q, rho)
  implicit none
  integer, intent(in) :: n, m, cell(n)
  real, intent(in) :: q(n)
  real, intent(inout) :: rho(m)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    !$omp atomic update
    rho(cell(i)) = rho(cell(i)) + q(i)
  end do
end subroutine deposit
