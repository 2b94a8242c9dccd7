! Claim: where one unit has a matrix another has a vector and reaches the matrix through it. Source: Fortran 2018 §8.10.2.4
program main
  implicit none
  integer :: j, m(10, 4)
  common /field/ m
  m = 0
  !$omp parallel do !@ RACE
  do j = 1, 4
    call fill(10 * (j - 1))
  end do
  print *, sum(m)
end program main

subroutine fill(first)
  implicit none
  integer, intent(in) :: first
  integer :: v(40), k
  common /field/ v
  do k = 1, min(11, 40 - first)
    v(first + k) = k !@ race(v)
  end do
end subroutine fill
