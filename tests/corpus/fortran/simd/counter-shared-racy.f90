! Claim: a counter that is not linear is shared by the lanes. Source: OpenMP 5.2 §5.4.6; semantics.md §7
program packed
  implicit none
  integer :: i, k, a(80), b(40)
  a = [(i, i = 1, 80)]
  k = 0
  !$omp simd !@ RACE
  do i = 1, 40
    b(i) = a(k + 1) !@ race(k)
    k = k + 2 !@ race(k)
  end do
  print *, sum(b)
end program packed
