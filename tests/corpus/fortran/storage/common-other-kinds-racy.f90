! Claim: a double in one unit is two integers in another. Source: Fortran 2018 §8.10.2.4
program main
  implicit none
  integer :: i, k
  double precision :: d(4)
  common /mix/ k, d
  k = 0
  d = 0d0
  !$omp parallel do !@ RACE
  do i = 1, 3
    d(i) = i !@ race
    call put(2 * i + 2)
  end do
  print *, k
end program main

subroutine put(n)
  implicit none
  integer, intent(in) :: n
  integer :: w(9)
  common /mix/ w
  w(n) = -1 !@ race
end subroutine put
