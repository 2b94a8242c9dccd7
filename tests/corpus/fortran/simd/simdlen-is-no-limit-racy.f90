! Claim: a preferred number of lanes does not order them. Source: OpenMP 5.2 §10.4.3
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp simd simdlen(1) !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  print *, v(1)
end program p
