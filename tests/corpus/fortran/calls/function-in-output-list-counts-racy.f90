! Claim: a function in an output list is called. Source: Fortran 2018 §12.6.3
program out
  implicit none
  integer :: i, calls
  character(len=8) :: rec(6)
  calls = 0
  !$omp parallel do !@ RACE
  do i = 1, 6
    write (rec(i), '(i8)') twice(i)
  end do
  print *, calls, rec
contains
  integer function twice(m)
    integer, intent(in) :: m
    calls = calls + 1 !@ race(calls)
    twice = 2 * m
  end function twice
end program out
