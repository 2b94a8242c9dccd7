! Claim: outside of single each thread generates all tasks of a taskloop. Source: OpenMP 5.2 §12.6; semantics.md §5
program tl
  implicit none
  integer :: i, v(40)
  v = 0
  !$omp parallel !@ RACE
  !$omp taskloop
  do i = 1, 40
    v(i) = i !@ race(v)
  end do
  !$omp end taskloop
  !$omp end parallel
  print *, sum(v)
end program tl
