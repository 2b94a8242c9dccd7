! Claim: an array constructor calls the function for each of its elements. Source: Fortran 2018 §7.8
program ac
  implicit none
  integer :: i, k, calls, r(8)
  calls = 0
  !$omp parallel do private(k) !@ RACE
  do i = 1, 8
    r(i) = sum([(id(k), k = 1, 3)])
  end do
  print *, calls, sum(r)
contains
  integer function id(m)
    integer, intent(in) :: m
    calls = calls + 1 !@ race(calls)
    id = m
  end function id
end program ac
