! Claim: a function in a subscript is called. Source: Fortran 2018 §9.5.3.1, §10.1.5
program sub
  implicit none
  integer :: i, calls, r(8)
  calls = 0
  r = 0
  !$omp parallel do !@ RACE
  do i = 1, 8
    r(same(i)) = i
  end do
  print *, calls, sum(r)
contains
  integer function same(m)
    integer, intent(in) :: m
    calls = calls + 1 !@ race(calls)
    same = m
  end function same
end program sub
