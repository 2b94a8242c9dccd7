! Claim: the part of a that b does not cover. Source: Fortran 2018 §8.10.1
program eq
  implicit none
  integer :: a(10), b(5), i
  equivalence (a(6), b(1))
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 5
    a(i) = i
    b(i) = -i
  end do
  print *, a
end program eq
