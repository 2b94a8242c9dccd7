! Claim: a generic name, an absent argument and a keyword change nothing of how a section is passed. Source: Fortran 2018 §15.5.2
module m
  implicit none
  interface put
    module procedure put_int, put_real
  end interface put
contains
  subroutine put_int(x, w, k)
    integer, intent(inout) :: x(:)
    integer, intent(in), optional :: w(:)
    integer, intent(in) :: k
    x = k
    if (present(w)) x(1) = w(1)
  end subroutine put_int
  subroutine put_real(x, k)
    real, intent(inout) :: x(:)
    integer, intent(in) :: k
    x = k
  end subroutine put_real
end module m

program main
  use m
  implicit none
  integer :: i, a(4, 8)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 4
    call put(a(i, :), k=i)
  end do
  print *, sum(a)
end program main
