! Claim: a scratch variable of a module that callees use: threadprivate is among the fixes. Source: OpenMP 5.2 §5.2
module scr
  implicit none
  integer :: w
contains
  subroutine twice(k, r)
    integer, intent(in) :: k
    integer, intent(out) :: r
    w = 2 * k !@ race(w)
    r = w !@ race(w)
  end subroutine twice
end module scr

program main
  use scr, only: twice
  implicit none
  integer :: i, r(10)
  !$omp parallel do !@ RACE nofix(w: private)
  do i = 1, 10
    call twice(i, r(i))
  end do
  print *, r
end program main
