! Claim: the phases of an odd-even sort compare disjoint pairs, with a barrier between the phases. Source: semantics.md §4, §10
program oddeven
  implicit none
  integer, parameter :: n = 12
  integer :: v(n), p, i, t
  v = [(n - i, i = 1, n)]
  !$omp parallel private(p, t) !@ RACE_FREE
  do p = 1, n
    !$omp do
    do i = 1 + mod(p, 2), n - 1, 2
      if (v(i) > v(i+1)) then
        t = v(i)
        v(i) = v(i+1)
        v(i+1) = t
      end if
    end do
    !$omp end do
  end do
  !$omp end parallel
  print *, v
end program oddeven
