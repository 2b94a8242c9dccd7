! Claim: a function that counts its calls is called from an expression. Source: Fortran 2018 §15.5.3
program side_effect
  implicit none
  integer :: i, calls, r(13)
  calls = 0
  !$omp parallel do !@ RACE
  do i = 1, 13
    r(i) = 1 + sq(i) * 2
  end do
  print *, calls, sum(r)
contains
  integer function sq(k)
    integer, intent(in) :: k
    calls = calls + 1 !@ race(calls)
    sq = k * k
  end function sq
end program side_effect
