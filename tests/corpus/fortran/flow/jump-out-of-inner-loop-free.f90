! Claim: a branch out of an inner loop goes on behind it. Source: Fortran 2018 §11.2.2
program search
  implicit none
  integer :: i, j, k, a(10, 40), first(41)
  a = 1
  first = 0
  !$omp parallel do private(j, k) !@ RACE_FREE
  do i = 1, 40
    do j = 1, 10
      do k = 1, 2
        if (a(j, i) > k) goto 30
      end do
    end do
    first(i) = -1
    goto 40
30  first(i) = j
40  continue
  end do
  print *, first(3)
end program search
