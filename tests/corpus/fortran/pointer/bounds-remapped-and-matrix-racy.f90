! Claim: element 5*j of the vector view is element (1, j+1) of the matrix. Source: Fortran 2018 §10.2.2.3, §9.5.3.2
program ptr
  implicit none
  integer, target :: m(5, 6)
  integer, pointer :: flat(:)
  integer :: j
  m = 0
  flat(0:29) => m
  !$omp parallel do !@ RACE
  do j = 1, 5
    flat(5 * j) = j !@ race
    m(1, j) = -j !@ race
  end do
  print *, sum(m)
end program ptr
