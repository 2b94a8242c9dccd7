! Claim: a work array may be private as a whole. Source: OpenMP 5.2 §5.4.3
program smooth
  implicit none
  integer :: i, j
  real :: line(8), field(8, 30)
  field = 1.0
  !$omp parallel do private(line) !@ RACE_FREE
  do i = 1, 30
    do j = 1, 8
      line(j) = field(j, i) * j
    end do
    do j = 1, 8
      field(j, i) = line(9 - j)
    end do
  end do
  print *, field(1, 30)
end program smooth
