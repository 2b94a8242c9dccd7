! Claim: a linear variable has the value of its iteration. Source: OpenMP 5.2 §5.4.6
program packed
  implicit none
  integer :: i, k, a(80), b(40)
  a = [(i, i = 1, 80)]
  k = 0
  !$omp simd linear(k:2) !@ RACE_FREE
  do i = 1, 40
    b(i) = a(k + 1)
    k = k + 2
  end do
  print *, sum(b)
end program packed
