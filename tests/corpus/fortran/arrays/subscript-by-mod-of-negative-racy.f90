! Claim: mod has the sign of its first argument. Source: Fortran 2018 §16.9; semantics.md §2
program mod_of_negative
  implicit none
  integer :: i
  integer :: bin(-4:9)
  bin = 0
  !$omp parallel do default(shared) !@ RACE
  do i = -4, 9
    bin(mod(i, 5)) = bin(mod(i, 5)) + i !@ race(bin)
  end do
  print *, bin
end program mod_of_negative
