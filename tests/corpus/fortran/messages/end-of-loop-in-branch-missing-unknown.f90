! Claim: an end directive that stands where no construct is open may have taken a barrier with it. Source: OpenMP 5.2 §3.1. This is
! bad input.
program stray
  implicit none
  integer :: i, a(40), b(40)
  a = 0
  !$omp parallel private(i) !@ UNKNOWN(parse-problem)
  !$omp do
  do i = 1, 40
    a(i) = i
  end do
  continue
  !$omp end do nowait !@ message(syntax)
  !$omp do
  do i = 1, 40
    b(i) = a(41 - i)
  end do
  !$omp end do
  !$omp end parallel
  print *, b(1)
end program stray
