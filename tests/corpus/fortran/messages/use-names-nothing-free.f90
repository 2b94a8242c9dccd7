! Claim: a use statement may name nothing of a module. Source: Fortran 2018 §14.2.2
subroutine s(n, a)
  use, intrinsic :: iso_c_binding, only:
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 2, n
    a(i) = a(i) + 1
  end do
end subroutine s
