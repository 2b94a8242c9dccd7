! Claim: exit of the outermost of three loops goes on behind it. Source: Fortran 2018 §11.1.7.4.4
program three
  implicit none
  integer :: i, j, k, l, n, b(41)
  b = 0
  !$omp parallel do private(j, k, l, n) !@ RACE
  do i = 1, 40
    outer: do j = 1, 3
      do k = 1, 3
        do l = 1, 3
          exit outer
        end do
        n = 1
      end do
      n = 2
    end do outer
    if (j == 1) b(i) = b(i + 1) !@ race(b) possible
  end do
  print *, b(3)
end program three
