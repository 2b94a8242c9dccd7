! Claim: default(private) makes all but the listed variables private. Source: OpenMP 5.2 §5.4.1
program defaults
  implicit none
  integer :: i, p, q
  integer :: r(10)
  !$omp parallel do default(private) shared(r) !@ RACE_FREE
  do i = 1, 10
    p = i + 1
    q = p * p
    r(i) = q - p
  end do
  print *, r
end program defaults
