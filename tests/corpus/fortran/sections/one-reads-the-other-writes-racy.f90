! Claim: two sections may run at the same time. Source: OpenMP 5.2 §11.3; semantics.md §3
program assemble
  implicit none
  integer :: stiff(10), mass(10), k
  stiff = 0
  !$omp parallel sections !@ RACE witness T<=2
  !$omp section
  do k = 1, 10
    stiff(k) = k !@ race(stiff)
  end do
  !$omp section
  do k = 1, 10
    mass(k) = 2 * stiff(11 - k) !@ race(stiff)
  end do
  !$omp end parallel sections
  print *, sum(mass)
end program assemble
