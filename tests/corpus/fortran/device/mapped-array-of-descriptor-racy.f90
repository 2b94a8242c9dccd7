! Claim: with an allocatable array or a pointer its elements are copied to the device, while the host writes them. Source: OpenMP 5.2 §5.8.3
program p
  implicit none
  real, allocatable :: b(:, :)
  real, pointer :: q(:)
  allocate(b(10, 4), q(10))
  !$omp parallel !@ RACE
  !$omp single
  !$omp target enter data map(to: b) nowait !@ race
  b(3, 2) = 2 !@ race
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  !$omp parallel !@ RACE
  !$omp single
  !$omp target enter data map(to: q(1:8)) nowait !@ race
  q(3) = 2 !@ race
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  print *, b(1, 1), q(1)
end program
