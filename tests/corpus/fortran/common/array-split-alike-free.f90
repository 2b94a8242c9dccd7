! Claim: ten elements of the vector are one column of the matrix. Source: Fortran 2018 §8.10.2.4
program main
  implicit none
  integer :: j, m(10, 4)
  common /field/ m
  m = 0
  !$omp parallel do !@ RACE_FREE
  do j = 1, 4
    call fill(10 * (j - 1))
    m(1, j) = -j
  end do
  print *, sum(m)
end program main

subroutine fill(first)
  implicit none
  integer, intent(in) :: first
  integer :: v(40), k
  common /field/ v
  do k = 1, 10
    v(first + k) = k
  end do
end subroutine fill
