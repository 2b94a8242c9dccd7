! Claim: b(i) is a(i + 5): five iterations on they meet. Source: Fortran 2018 §8.10.1
program eq
  implicit none
  integer :: a(15), b(10), i
  equivalence (a(6), b)
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 10
    a(i) = b(i) + 1 !@ race
  end do
  print *, a(1)
end program eq
