! Claim: a shared scalar passed for intent(inout) is changed by all. Source: Fortran 2018 §8.5.10, §15.5.2.3
module stats
  implicit none
contains
  subroutine accumulate(x, total)
    integer, intent(in) :: x
    integer, intent(inout) :: total
    total = total + x !@ race(total)
  end subroutine accumulate
end module stats

program main
  use stats
  implicit none
  integer :: i, s
  s = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    call accumulate(i, s)
  end do
  print *, s
end program main
