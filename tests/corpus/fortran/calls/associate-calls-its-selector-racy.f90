! Claim: the expression of an associate is evaluated once, with what it calls. Source: Fortran 2018 §11.1.3.3
program asc
  implicit none
  integer :: i, calls, r(7)
  calls = 0
  !$omp parallel do !@ RACE
  do i = 1, 7
    associate (s => sq(i))
      r(i) = s + s
    end associate
  end do
  print *, calls, sum(r)
contains
  integer function sq(k)
    integer, intent(in) :: k
    calls = calls + 1 !@ race(calls)
    sq = k * k
  end function sq
end program asc
