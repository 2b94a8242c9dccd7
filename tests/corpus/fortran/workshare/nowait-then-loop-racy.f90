! Claim: after end workshare nowait the elements may not be written yet. Source: OpenMP 5.2 §11.4, §15.6
program ws
  implicit none
  integer :: i, a(50), b(50)
  a = 0
  !$omp parallel !@ RACE
  !$omp workshare
  a = 4 !@ race(a)
  !$omp end workshare nowait
  !$omp do
  do i = 1, 50
    b(i) = a(i) !@ race(a)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(b)
end program ws
