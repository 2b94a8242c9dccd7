! Claim: with collapse(2) lanes go over both loops, and a row sum is common to some. Source: OpenMP 5.2 §10.4, §4.4.3; semantics.md §7
program cr
  implicit none
  integer :: i, j, s(6), m(6, 8)
  m = 1
  s = 0
  !$omp simd collapse(2) !@ RACE
  do j = 1, 8
    do i = 1, 6
      s(i) = s(i) + m(i, j) !@ race(s)
    end do
  end do
  print *, s
end program cr
