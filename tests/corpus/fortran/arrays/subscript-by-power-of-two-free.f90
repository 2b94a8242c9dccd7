! Claim: powers of two differ. Source: Fortran 2018 §10.1.5.2; semantics.md §2
program power_of_two
  implicit none
  integer :: i
  integer :: w1(0:64)
  w1 = 0
  !$OMP PARALLEL DO !@ RACE_FREE
  do i = 0, 6
    w1(2**i) = w1(2**i) + i
  end do
  print *, w1
end program power_of_two
