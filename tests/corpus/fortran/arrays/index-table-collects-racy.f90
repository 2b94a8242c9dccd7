! Claim: sums that a table collects meet where it repeats a value. Source: semantics.md §1; gap repeated-values
subroutine deposit(n, m, cell, q, rho)
  implicit none
  integer, intent(in) :: n, m, cell(n)
  real, intent(in) :: q(n)
  real, intent(inout) :: rho(m)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, n
    rho(cell(i)) = rho(cell(i)) + q(i) !@ race(rho) possible
  end do
end subroutine deposit
