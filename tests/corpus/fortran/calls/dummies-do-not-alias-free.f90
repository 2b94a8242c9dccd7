! Claim: dummy arguments of which one is written do not overlap. Source: Fortran 2018 §15.5.2.13
subroutine copy_shifted(n, src, dst)
  implicit none
  integer, intent(in) :: n
  real(8) :: src(n + 1), dst(n)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    dst(i) = src(i + 1)
  end do
end subroutine copy_shifted
