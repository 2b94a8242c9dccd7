! Claim: a worksharing loop may not be closely nested in another one. Source: OpenMP 5.2 §17.1. This is bad input.
program nesting
  implicit none
  integer :: i, j, a(4, 10)
  !$omp parallel do !@ UNKNOWN(not-conforming)
  do i = 1, 10
    !$omp do !@ message(closely-nested)
    do j = 1, 4
      a(j, i) = i
    end do
    !$omp end do
  end do
  print *, sum(a)
end program nesting
