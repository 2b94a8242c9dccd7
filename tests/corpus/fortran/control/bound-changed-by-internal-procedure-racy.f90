! Claim: the number of iterations is fixed when a loop begins, whatever an internal procedure does to its bound. Source: Fortran 2018 §11.1.7.4.1
subroutine s()
  implicit none
  integer :: n, k, i, j, x
  n = 10; k = 0; x = 0
  do j = 1, n
    call shrink()
    k = k + 1
  end do
  !$omp parallel do !@ RACE
  do i = 1, 20
    if (k > 5) x = i !@ race(x)
  end do
  print *, x > 0
contains
  subroutine shrink()
    n = 1
  end subroutine shrink
end subroutine s
program p
  call s()
end program p
