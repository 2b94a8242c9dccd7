! Claim: sections that touch different variables. Source: OpenMP 5.2 §11.3
program assemble
  implicit none
  integer :: stiff(10), mass(10), k
  !$omp parallel private(k) !@ RACE_FREE
  !$omp sections
  !$omp section
  do k = 1, 10
    stiff(k) = k
  end do
  !$omp section
  do k = 1, 10
    mass(k) = 2 * k
  end do
  !$omp end sections
  !$omp end parallel
  print *, sum(stiff), sum(mass)
end program assemble
