! Claim: names that share storage with a third one share it with each other. Source: Fortran 2018 §8.10.1.1
program main
  implicit none
  integer :: a(8), b(8), c(8), i
  equivalence (a(5), b(1))
  equivalence (b(5), c(1))
  a = 0; c = 0
  !$omp parallel do !@ RACE
  do i = 1, 4
    b(i + 4) = i !@ race(b)
    c(5 - i) = -i !@ race
  end do
  print *, a(1), b(5) > 0
end program main
