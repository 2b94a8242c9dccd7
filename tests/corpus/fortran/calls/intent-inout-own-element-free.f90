! Claim: each call gets an element of its own. Source: Fortran 2018 §15.5.2.3
module stats
  implicit none
contains
  subroutine accumulate(x, total)
    integer, intent(in) :: x
    integer, intent(inout) :: total
    total = total + x
  end subroutine accumulate
end module stats

program main
  use stats
  implicit none
  integer :: i, s(20)
  s = 100
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call accumulate(i, s(i))
  end do
  print *, sum(s)
end program main
