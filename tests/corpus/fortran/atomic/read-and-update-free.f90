! Claim: the atomic read meets the atomic update without a race. Source: OpenMP 5.2 §15.8.1
program counter
  implicit none
  integer :: i, n, v, seen(100)
  n = 0
  !$omp parallel do private(v) !@ RACE_FREE
  do i = 1, 100
    !$omp atomic update
    n = n + 1
    !$omp end atomic
    !$omp atomic read
    v = n
    seen(i) = v
  end do
  print *, n, size(seen)
end program counter
