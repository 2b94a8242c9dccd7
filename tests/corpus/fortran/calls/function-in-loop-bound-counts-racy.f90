! Claim: a function in the bound of an inner loop is called once for each loop. Source: Fortran 2018 §11.1.7.4.1
program bound
  implicit none
  integer :: i, j, calls, r(8)
  calls = 0
  r = 0
  !$omp parallel do !@ RACE
  do i = 1, 8
    do j = 1, upto(i)
      r(i) = r(i) + j
    end do
  end do
  print *, calls, sum(r)
contains
  integer function upto(m)
    integer, intent(in) :: m
    calls = calls + 1 !@ race(calls)
    upto = m
  end function upto
end program bound
