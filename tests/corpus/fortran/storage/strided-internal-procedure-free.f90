! Claim: an internal procedure gets rows and names a variable of its host. Source: Fortran 2018 §19.5.1.4, §15.5.2.4
program main
  implicit none
  integer :: a(6, 6), i, w
  w = 3
  !$omp parallel do !@ RACE_FREE
  do i = 1, 6
    call fill(a(i, 1:5))
  end do
  print *, a(1, 1)
contains
  subroutine fill(x)
    integer, intent(out) :: x(:)
    integer :: k
    do k = 1, size(x)
      x(k) = w + k
    end do
  end subroutine fill
end program main
