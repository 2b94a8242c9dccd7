! Claim: a pointer with remapped bounds is a vector view of the matrix. Source: Fortran 2018 §10.2.2.3
program ptr
  implicit none
  integer, target :: m(5, 6)
  integer, pointer :: flat(:)
  integer :: k
  flat(0:29) => m
  !$omp parallel do !@ RACE_FREE
  do k = 0, 29
    flat(k) = k
  end do
  print *, m(1, 1), m(5, 6)
end program ptr
