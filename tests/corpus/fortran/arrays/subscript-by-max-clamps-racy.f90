! Claim: max(3, i) is 3 for the first iterations. Source: Fortran 2018 §16.9; semantics.md §2
program max_clamps
  implicit none
  integer :: i
  integer :: bin(1:20)
  bin = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    bin(max(3, i)) = bin(max(3, i)) + i !@ race(bin)
  end do
  print *, bin
end program max_clamps
