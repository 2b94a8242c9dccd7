! Claim: default(firstprivate) copies scalars that are not listed. Source: OpenMP 5.2 §5.4.1
program defaults
  implicit none
  integer :: i, base
  integer :: r(10)
  base = 4
  !$omp parallel do default(firstprivate) shared(r) !@ RACE_FREE
  do i = 1, 10
    r(i) = base + i
    base = 4
  end do
  print *, r
end program defaults
