! Claim: the second loop counts down: its first iteration is the last element. Source: OpenMP 5.2 §11.5.3
program reversed
  implicit none
  integer :: i, a(20), b(20)
  a = 0
  !$omp parallel !@ RACE
  !$omp do schedule(static)
  do i = 1, 20
    a(i) = i !@ race(a)
  end do
  !$omp end do nowait
  !$omp do schedule(static)
  do i = 20, 1, -1
    b(i) = a(i) !@ race(a)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(b) > 0
end program reversed
