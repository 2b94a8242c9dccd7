! Claim: the nowait of an end directive is removed. Source: OpenMP 5.2 §15.6
program fix_nowait
  implicit none
  integer :: i, a(30), b(30)
  !$omp parallel !@ RACE fix(a: remove-nowait)
  !$omp do
  do i = 1, 30
    a(i) = i !@ race(a)
  end do
  !$omp end do nowait
  !$omp do
  do i = 1, 30
    b(i) = a(31 - i) !@ race(a)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(b)
end program fix_nowait
