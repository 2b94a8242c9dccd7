! Claim: functions in actual arguments are called before the procedure. Source: Fortran 2018 §15.5.2.1
program nfa
  implicit none
  integer :: i, calls, r(7)
  calls = 0
  !$omp parallel do !@ RACE
  do i = 1, 7
    call put(r(i), sq(i) + 1)
  end do
  print *, calls, sum(r)
contains
  subroutine put(x, k)
    integer, intent(out) :: x
    integer, intent(in) :: k
    x = k
  end subroutine put
  integer function sq(k)
    integer, intent(in) :: k
    calls = calls + 1 !@ race(calls)
    sq = k * k
  end function sq
end program nfa
