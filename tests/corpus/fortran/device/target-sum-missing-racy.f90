! Claim: a mapped scalar without a reduction is shared by all threads of the device. Source: OpenMP 5.2 §5.5.8, §5.8
program offload
  implicit none
  integer :: i, s, b(50)
  b = 4
  s = 0
  !$omp target teams distribute parallel do map(to: b) map(tofrom: s) !@ RACE
  do i = 1, 50
    s = s + b(i) !@ race(s)
  end do
  !$omp end target teams distribute parallel do
  print *, s
end program offload
