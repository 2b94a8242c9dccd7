! Claim: an associate name stands for the element that was found first. Source: Fortran 2018 §11.1.3.3
program main
  implicit none
  integer :: a(20), i, k
  a = 0
  !$omp parallel do private(k) !@ RACE
  do i = 1, 10
    k = 5
    associate (p => a(k))
      k = i
      p = i !@ race
    end associate
  end do
  print *, a(5)
end program main
