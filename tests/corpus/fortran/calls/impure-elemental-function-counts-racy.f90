! Claim: an impure elemental function is called for each element. Source: Fortran 2018 §15.8.3
module ie
  implicit none
  integer :: calls = 0
contains
  impure elemental integer function inc(x)
    integer, intent(in) :: x
    calls = calls + 1 !@ race(calls)
    inc = x + 1
  end function inc
end module ie

program main
  use ie
  implicit none
  integer :: j, m(4, 9)
  m = 0
  !$omp parallel do !@ RACE
  do j = 1, 9
    m(:, j) = inc(m(:, j))
  end do
  print *, sum(m), calls
end program main
