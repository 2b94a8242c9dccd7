! Claim: a work array is shared like any variable. Source: OpenMP 5.2 §5.1.1
program smooth
  implicit none
  integer :: i, j
  real :: line(8), field(8, 30)
  field = 1.0
  !$omp parallel do !@ RACE
  do i = 1, 30
    do j = 1, 8
      line(j) = field(j, i) * j !@ race(line)
    end do
    do j = 1, 8
      field(j, i) = line(9 - j) !@ race(line)
    end do
  end do
  print *, field(1, 30)
end program smooth
