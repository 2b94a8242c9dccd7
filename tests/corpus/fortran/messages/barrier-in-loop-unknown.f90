! Claim: a barrier may not be closely nested in a worksharing loop. Source: OpenMP 5.2 §17.1. This is bad input.
program nesting
  implicit none
  integer :: i, a(10)
  !$omp parallel do !@ UNKNOWN(not-conforming)
  do i = 1, 10
    a(i) = i
    !$omp barrier !@ message(closely-nested)
  end do
  print *, sum(a)
end program nesting
