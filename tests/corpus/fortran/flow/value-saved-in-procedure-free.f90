! Claim: an initialised local array is saved, and nobody changes this one. Source: Fortran 2018 §8.5.16
subroutine colours(n, x)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: x(0:3, n)
  integer, save :: off(2) = [1, 3]
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    x(0, i) = x(off(1), i) + x(off(2), i)
  end do
end subroutine colours
