! Claim: a combined target construct with mapped arrays. Source: OpenMP 5.2 §13.8, §17.1
program offload
  implicit none
  integer :: i, a(50), b(50)
  b = 4
  !$omp target teams distribute parallel do map(to: b) map(from: a) !@ RACE_FREE
  do i = 1, 50
    a(i) = b(i) * i
  end do
  !$omp end target teams distribute parallel do
  print *, sum(a)
end program offload
