! Claim: end workshare is a barrier. Source: OpenMP 5.2 §11.4, §15.3.2
program ws
  implicit none
  integer :: i, a(50), b(50)
  a = 0
  !$omp parallel !@ RACE_FREE
  !$omp workshare
  a = 4
  !$omp end workshare
  !$omp do
  do i = 1, 50
    b(i) = a(51 - i)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(b)
end program ws
